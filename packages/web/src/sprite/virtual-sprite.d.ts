declare module 'virtual:kronika-sprite' {
  /** Where the sprite lies. */
  const url: string;
  export default url;
}
declare module 'virtual:kronika-sprite/games' {
  /** Where the sprite of each game lies that has drawings of its own. */
  const urls: ReadonlyMap<string, string>;
  export default urls;
}
