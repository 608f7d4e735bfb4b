import { randomUUID } from "node:crypto";
import type { FunctionProcess } from "../stack/function-process.ts";
import type { Stack } from "../stack/stack.ts";

export const MESSAGES = 2_000;
const SENDERS = 8;
/** Milliseconds a sender rests between messages, so that the faults fall into the middle of the work. */
const PAUSE_MS = 220;
export interface Sending {
  accepted: Set<string>;
  /** Answers other than 202, and calls without an answer, all of them sent again. */
  troubles: Map<string, number>;
  /** Answers `duplicate`: the message had been stored, its answer lost. */
  lostAnswers: number;
}

/** Sends one message until it is accepted, under one id, as the site's forms do when the visitor tries again. */
async function insist(
  stack: Stack,
  workers: FunctionProcess[],
  number: number,
  sending: Sending,
): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({
    formType: "contact",
    name: `Hasta ${number}`,
    email: "a@klinik.example",
    message: `Mesaj ${number}`,
    submissionId: id,
    ekBilgi: "",
    elapsedMs: 20_000,
  });
  const headers = {
    apikey: stack.keys.publishable,
    "cf-connecting-ip": `10.0.${number >> 8}.${number & 255}`,
  };
  for (let call = number; ; call += 1) {
    let trouble: string;
    try {
      const signal = AbortSignal.timeout(15_000);
      const url = workers[call % workers.length]?.url ?? "";
      const answer = await fetch(url, { method: "POST", headers, body, signal });
      const { status } = (await answer.json()) as { status?: string };
      if (answer.status === 202) {
        if (status === "duplicate") sending.lostAnswers += 1;
        sending.accepted.add(id);
        return;
      }
      trouble = `status ${answer.status}`;
    } catch {
      trouble = "no answer";
    }
    sending.troubles.set(trouble, (sending.troubles.get(trouble) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Sends all messages, each until it is accepted by one of the workers. */
export async function sendAll(stack: Stack, workers: FunctionProcess[]): Promise<Sending> {
  const sending: Sending = { accepted: new Set(), troubles: new Map(), lostAnswers: 0 };
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < MESSAGES) {
      next += 1;
      await insist(stack, workers, next, sending);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return sending;
}
