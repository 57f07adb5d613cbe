import { mount } from 'svelte'
import App from './App.svelte'
import { loadAnew } from './lib/fresh'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'

window.addEventListener('vite:preloadError', () => void loadAnew(import.meta.url))
mount(App, { target: document.getElementById('app') as HTMLElement })
