import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** What a server can be asked: to greet, a command, and with "." the end of a text. */
export type Phase =
  | "greeting"
  | "EHLO"
  | "HELO"
  | "STARTTLS"
  | "AUTH"
  | "MAIL"
  | "RCPT"
  | "DATA"
  | "."
  | "QUIT";
/** The lines of an answer; to close the connection, perhaps in the middle of an answer; or to say nothing. */
export type Answer = string | { close: string } | { silence: true } | { after: number; say: string };
export type Script = Partial<Record<Phase, Answer>>;

const GOOD = {
  greeting: "220 mx.example ESMTP",
  EHLO: "250-mx.example\r\n250-AUTH PLAIN\r\n250 8BITMIME",
  HELO: "250 mx.example",
  STARTTLS: "220 Go ahead",
  AUTH: "235 2.7.0 Authenticated",
  MAIL: "250 2.1.0 Ok",
  RCPT: "250 2.1.5 Ok",
  DATA: "354 End data with <CR><LF>.<CR><LF>",
  ".": "250 2.0.0 Ok: queued",
  QUIT: "221 2.0.0 Bye",
} as const satisfies Record<Phase, string>;

/** A mail server on loopback that answers as told. `said` are the lines of its clients, with "." for a whole text. */
export async function startScriptedSmtp(script: Script = {}) {
  const said: string[] = [];
  const sockets = new Set<Socket>();
  const answers = { ...GOOD, ...script };
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    let isText = false;
    let rest = "";
    give(socket, answers.greeting);
    socket.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (isText && line !== ".") continue;
        said.push(line);
        const phase = isPhase(line.split(" ")[0] ?? "");
        const answer = phase === null ? "500 5.5.1 Unknown command" : answers[phase];
        isText = phase === "DATA" && typeof answer === "string" && /^[23]/.test(answer);
        give(socket, answer);
        if (phase === "QUIT" && typeof answer === "string") socket.end();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: address.port, said, close, connections: () => sockets.size };
}

function give(socket: Socket, answer: Answer): void {
  if (typeof answer === "string") socket.write(`${answer}\r\n`);
  else if ("close" in answer) socket.end(answer.close);
  else if ("after" in answer) setTimeout(() => socket.write(`${answer.say}\r\n`), answer.after);
}

function isPhase(word: string): Phase | null {
  return word in GOOD ? (word as Phase) : null;
}
