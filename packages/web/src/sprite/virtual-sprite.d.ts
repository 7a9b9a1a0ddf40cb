declare module 'virtual:kronika-sprite' {
  /** Where the sprite lies. */
  const url: string;
  export default url;
}
/** The sprite of one game, named by the game's folder. */
declare module 'virtual:kronika-sprite/*' {
  /** Where the sprite lies. */
  const url: string;
  export default url;
}
