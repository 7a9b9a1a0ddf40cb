// The allegiances of every game: badges, posters and lists show them before anything of the game is loaded.
import.meta.glob('../games/*/colours.css', { eager: true });
