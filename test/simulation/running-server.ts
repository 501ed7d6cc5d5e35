import type { Answer } from './answer.ts';
import { type Machine, ServerProcess } from './server-process.ts';

/** A server of the machine: one process after another. */
export class RunningServer {
  readonly #machine: Machine;
  readonly #name: string;
  process: ServerProcess;
  #death = Promise.withResolvers<Answer>();

  constructor(machine: Machine, name: string) {
    this.#machine = machine;
    this.#name = name;
    this.process = new ServerProcess(machine, name);
  }

  /** What a client gets whose request was under way when the process died. */
  get died(): Promise<Answer> {
    return this.#death.promise;
  }

  stop(): void {
    this.process.crash();
    this.#death.resolve({ outcome: 'unknown', reason: 'the server died' });
  }

  start(): void {
    this.#death = Promise.withResolvers();
    this.process = new ServerProcess(this.#machine, this.#name);
  }
}
