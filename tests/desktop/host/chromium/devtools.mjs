import { EventEmitter } from "node:events";

/** A session with one page: `send` calls methods, events are emitted by their protocol names. */
class PageSession extends EventEmitter {
  constructor(connection, id) {
    super();
    this.setMaxListeners(0);
    this.connection = connection;
    this.id = id;
  }

  send(method, params) {
    return this.connection.send(method, params, this.id);
  }
}

/** A client of Chromium's DevTools protocol at the browser's own address. */
export class DevTools extends EventEmitter {
  #socket;
  #lastId = 0;
  #waiting = new Map();
  #sessions = new Map();

  /** @param {string} url `ws://…` as Chromium prints it */
  static async connect(url) {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error("desktop host: no connection to Chromium"));
    });
    return new DevTools(socket);
  }

  constructor(socket) {
    super();
    this.setMaxListeners(0);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = () => this.#close();
  }

  /** @returns {Promise<any>} the method's result */
  send(method, params = {}, sessionId) {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { method, resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  /** @returns {Promise<PageSession>} */
  async attach(targetId) {
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const session = new PageSession(this, sessionId);
    this.#sessions.set(sessionId, session);
    return session;
  }

  #receive(message) {
    if (message.id === undefined) {
      const target = message.sessionId ? this.#sessions.get(message.sessionId) : this;
      target?.emit(message.method, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting?.resolve(message.result);
  }

  #close() {
    for (const { method, reject } of this.#waiting.values()) reject(new Error(`${method}: Chromium is gone`));
    this.#waiting.clear();
    this.emit("close");
  }
}
