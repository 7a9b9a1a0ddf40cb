import urls from 'virtual:kronika-sprite/games';

/** Where the sprites of the games lie, by game. */
export const GAME_SPRITES: ReadonlyMap<string, string> = urls;
