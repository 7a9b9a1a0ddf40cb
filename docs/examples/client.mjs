// Plays one match against a bot, with random answers. Written from docs/protocol.md alone.
//   node docs/examples/client.mjs http://127.0.0.1:8080 skirmish
import WebSocket from 'ws';

const [server = 'http://127.0.0.1:8080', game = 'skirmish'] = process.argv.slice(2);

// A table with ourselves and a bot. The answer holds the address of the table and the token of our seat.
const response = await fetch(`${server}/api/tables`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    game,
    pace: 'instant',
    seats: [
      { is: 'me', name: 'Example' },
      { is: 'bot', bot: 'random' },
    ],
  }),
});
const made = await response.json();
if (!response.ok) throw new Error(made.because.text.en);
const [{ token }] = made.seats;

let document; // the table as we may know it
let answered; // the question we answered last
let commands = 0;
connect();

function connect() {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`);
  socket.on('open', () => socket.send(JSON.stringify({ is: 'attach', version: 1, table: made.table, token })));
  socket.on('message', (data) => receive(JSON.parse(data), socket));
  socket.on('error', () => {}); // 'close' follows
  socket.on('close', () => document?.status !== 'over' && setTimeout(connect, 500));
}

function receive(message, socket) {
  if (message.is === 'table') {
    document = message.document; // everything, once
    answered = undefined;
  } else if (message.is === 'changed') {
    for (const step of message.patch) document = patched(document, step.path.split('/').slice(1), step);
    for (const { text } of message.log?.add ?? []) console.log(typeof text === 'string' ? text : text.en);
  } else {
    if (message.is === 'refused') console.error(message.because.text.en);
    return; // what a command changes comes before its `done`
  }
  if (document.status === 'over') {
    const { winners } = document.ending; // nobody, if it is a draw
    console.log(
      `over after ${document.match.decisions} decisions, won by ${winners.map((seat) => `seat ${seat}`).join(', ') || 'nobody'}`,
    );
    socket.close();
  } else if (document.you.passesAt === undefined) answer(document.match, socket); // else the table passes for us
}

function answer({ question, asked }, socket) {
  if (question === undefined || answered === asked) return;
  answered = asked;
  commands += 1;
  socket.send(JSON.stringify({ is: 'decide', id: commands, asked, answer: randomAnswer(question) }));
}

function randomAnswer({ is, options = [], min, max, budget, total, most }) {
  const places = options.map((_, place) => place).sort(() => Math.random() - 0.5);
  switch (is) {
    case 'choose':
      return places[0];
    case 'number':
      return min + Math.floor(Math.random() * (max - min + 1));
    case 'order':
      return places;
    case 'pick': // as few as possible: with a budget, the lightest ones, which always fit
      if (budget) places.sort((a, b) => budget.weights[a] - budget.weights[b]);
      return places.slice(0, min).sort((a, b) => a - b);
    case 'distribute': {
      let left = total;
      return most.map((limit) => {
        const given = Math.min(limit, left);
        left -= given;
        return given;
      });
    }
  }
}

/** The value with one step of a JSON patch (add, replace or remove) done to it. */
function patched(value, [head, ...rest], { op, value: given }) {
  if (head === undefined) return given;
  const key = head.replaceAll('~1', '/').replaceAll('~0', '~');
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length > 0) copy[key] = patched(copy[key], rest, { op, value: given });
  else if (Array.isArray(copy) && op === 'add') copy.splice(key === '-' ? copy.length : Number(key), 0, given);
  else if (Array.isArray(copy) && op === 'remove') copy.splice(Number(key), 1);
  else if (op === 'remove') delete copy[key];
  else copy[key] = given;
  return copy;
}
