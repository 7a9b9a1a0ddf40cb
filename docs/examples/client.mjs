// Plays one match against a bot, with random answers. Written from docs/protocol.md alone.
//   node docs/examples/client.mjs http://127.0.0.1:8080 skirmish
import WebSocket from 'ws';

const [server = 'http://127.0.0.1:8080', game = 'skirmish'] = process.argv.slice(2);

// A table with ourselves and a bot. The answer holds the address of the table and the token of our seat.
const plan = {
  game,
  pace: 'instant',
  seats: [
    { is: 'me', name: 'Example' },
    { is: 'bot', bot: 'random' },
  ],
};
const response = await fetch(`${server}/api/tables`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(plan),
});
const made = await response.json();
if (!response.ok) throw new Error(made.because.text.en);
const { table } = made;
const [{ token }] = made.seats;

let document; // the table as we may know it
let commands = 0;
let answered; // the question we have answered last
connect();

function connect() {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/socket`);
  socket.on('open', () => socket.send(JSON.stringify({ is: 'attach', version: 1, table, token })));
  socket.on('message', (data) => receive(JSON.parse(data), socket));
  socket.on('error', () => {}); // 'close' follows
  socket.on('close', () => document?.status !== 'over' && setTimeout(connect, 500));
}

function receive(message, socket) {
  switch (message.is) {
    case 'table': // everything, once
      document = message.document;
      answered = undefined;
      break;
    case 'changed': // then what changes
      for (const step of message.patch) document = patched(document, step.path.split('/').slice(1), step);
      for (const line of message.log?.add ?? []) console.log(typeof line.text === 'string' ? line.text : line.text.en);
      break;
    case 'refused':
      console.error(message.because.text.en);
      answered = undefined;
      break;
  }
  if (message.is === 'done') return; // what it changed has come before it
  if (document?.status === 'over') {
    console.log(`over after ${document.match.decisions} decisions, won by seat ${document.ending.winners}`);
    socket.close();
  } else answer(socket);
}

function answer(socket) {
  const { question, asked, decisions } = document?.match ?? {};
  if (question === undefined || answered === decisions) return;
  answered = decisions;
  commands += 1;
  socket.send(JSON.stringify({ is: 'decide', id: commands, asked, answer: randomAnswer(question) }));
}

function randomAnswer({ is, options = [], min = 0, max = 0, budget, total, most }) {
  const places = shuffled(options.map((_, place) => place));
  if (is === 'choose') return places[0];
  if (is === 'number') return min + Math.floor(Math.random() * (max - min + 1));
  if (is === 'order') return places;
  if (is === 'pick') {
    // The lightest ones always fit, where what is picked may weigh only so much.
    const order = budget ? places.sort((a, b) => budget.weights[a] - budget.weights[b]) : places;
    return order.slice(0, min).sort((a, b) => a - b);
  }
  let left = total; // distribute
  return most.map((limit) => {
    const given = Math.min(limit, left);
    left -= given;
    return given;
  });
}

function shuffled(list) {
  return list
    .map((item) => [Math.random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** The value with one step of a JSON patch (add, replace or remove) done to it. */
function patched(value, [head, ...rest], step) {
  if (head === undefined) return step.value;
  const key = head.replaceAll('~1', '/').replaceAll('~0', '~');
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length > 0) copy[key] = patched(copy[key], rest, step);
  else if (!Array.isArray(copy)) step.op === 'remove' ? delete copy[key] : (copy[key] = step.value);
  else if (step.op === 'replace') copy[key] = step.value;
  else
    copy.splice(
      key === '-' ? copy.length : Number(key),
      step.op === 'remove' ? 1 : 0,
      ...('value' in step ? [step.value] : []),
    );
  return copy;
}
