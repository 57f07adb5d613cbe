/** Where the sprite of each game is (scripts/sprite.mjs). */
declare module 'virtual:sprites' {
  const addresses: Record<string, string>
  export default addresses
}
