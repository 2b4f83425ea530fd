/** The parts that we read of what the commands answer. */
export type Answer = {
  capabilities?: { browserVersion: string };
  context?: string;
  /** Of a script: "success" or "exception". */
  type?: string;
  result?: { sharedId?: string; value?: string };
};

export type Message = {
  id?: number;
  method?: string;
  params?: { level: string; text: string };
  result?: Answer;
  error?: string;
  message?: string;
};

const ANSWER_MS = 60_000;

/** Connects to a browser's WebDriver BiDi; `onEvent` gets everything that is not an answer. */
export async function connect(url: string, onEvent: (event: Message) => void) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Message) => void>();
  let lastId = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`no connection to ${url}`)));
  });
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  return {
    close: () => socket.close(),
    /** @throws with the browser's error, or if no answer comes */
    send: (method: string, params: object) =>
      new Promise<Answer>((resolve, reject) => {
        const id = ++lastId;
        const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_MS);
        waiting.set(id, ({ result, error, message }) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error} ${message}`));
          else resolve(result ?? {});
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
  };
}
