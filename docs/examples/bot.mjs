// A bot of your own: in an arena, over standard input and output, or in a seat of a server's table, over a socket.
// Written from docs/protocol.md alone.
//   npx kronika arena skirmish --a "exec:node docs/examples/bot.mjs" --b random --games 10
//   node docs/examples/bot.mjs http://127.0.0.1:8080 TABLE TOKEN
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

const [server, table, token] = process.argv.slice(2);
let document; // the table as our seat may know it
let answered; // the question we answered last
let commands = 0;
if (server === undefined) listen();
else connect();

/** In an arena: a message a line. What is said to people has to go to the standard error. */
function listen() {
  const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: process.stdin }).on('line', (line) => receive(JSON.parse(line), send));
}

/** At a table: whoever made it gave us the token of our seat. */
function connect() {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ is: 'attach', version: 1, table, token }));
  socket.on('message', (data) => {
    receive(JSON.parse(data), send);
    if (document?.status === 'over') socket.close();
  });
  socket.on('error', () => {}); // 'close' follows
  socket.on('close', () => document?.status !== 'over' && setTimeout(connect, 500));
}

function receive(message, send) {
  if (message.is === 'table') {
    document = message.document; // everything, once
    answered = undefined;
  } else if (message.is === 'changed')
    for (const step of message.patch) document = patched(document, step.path.split('/').slice(1), step);
  else {
    if (message.is === 'refused') console.error(message.because.text.en);
    return; // what a command changes comes before its `done`
  }
  if (document.status === 'over') {
    console.error(`${document.you.role.seat}: over, won by seat ${document.ending.winners}`);
    return;
  }
  const { question, asked, board } = document.match ?? {};
  if (question === undefined || answered === asked || document.you.passesAt !== undefined) return;
  answered = asked;
  commands += 1;
  send({ is: 'decide', id: commands, asked, answer: answerTo(question, board) });
}

/** The place for better ideas: `board` is all that the seat sees. */
function answerTo({ is, options = [], min, max, budget, total, most }, _board) {
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
