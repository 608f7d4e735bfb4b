import { ask, type LiveSite, messageOf } from "./client.ts";
import { type Finding, finding } from "./finding.ts";

/** Whether a visitor who writes the address without https:// comes to it. A site on this machine has no such address. */
export async function checkSecureAddress({ origin }: LiveSite): Promise<Finding[]> {
  if (!origin.startsWith("https://")) return [];
  const plain = origin.replace("https://", "http://");
  const answer = await ask(`${plain}/`, { method: "HEAD" }).catch(messageOf);
  const problem =
    typeof answer === "string"
      ? answer
      : !answer.location.startsWith(`${origin}/`) &&
        `status ${answer.status}, it leads to "${answer.location}"`;
  return [finding("the address without https leads to the one with it", plain, problem)];
}
