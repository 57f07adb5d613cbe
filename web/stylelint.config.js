/** No colour and no time outside tokens.css (docs/language.md section 16). */
export default {
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  ignoreFiles: ['src/styles/tokens.css'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'unit-disallowed-list': ['ms', 's'],
    'block-no-empty': true,
    'property-no-unknown': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
  },
}
