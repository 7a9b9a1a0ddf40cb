// In the order in which they build on one another.
import './fonts.css';
import './tokens.css';
import './allegiances.css';
import './game-colours.ts';
import './patterns.css';
import './base.css';
import './cards.css';
import './card-art.css';
import './card-things.css';
import './card-states.css';
import './table.css';
