import { api, sentenceOf } from '../lib/api'

/**
 * Save my data as a file. A browser does not say why a download was refused, as when the data was deleted by another page.
 *
 * @returns what is wrong; empty if nothing is.
 */
export async function take(): Promise<string> {
  try {
    const to = document.createElement('a')
    to.href = URL.createObjectURL(new Blob([JSON.stringify(await api.mine(), null, 1)]))
    to.download = 'undercroft-data.json'
    to.click()
    return ''
  } catch (error) {
    return sentenceOf(error)
  }
}
