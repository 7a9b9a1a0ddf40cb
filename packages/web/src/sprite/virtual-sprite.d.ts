declare module 'virtual:kronika-sprite' {
  /** Where the sprite lies. */
  const url: string;
  export default url;
}
declare module 'virtual:kronika-sprite/agot' {
  /** Where the sprite lies. */
  const url: string;
  export default url;
}
