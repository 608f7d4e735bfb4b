import { BODY_LIMIT, parseJson, readBody } from "./body.ts";
import type { Answer } from "./contract.ts";
import { jsonResponse, Refusal, refusalResponse } from "./http.ts";
import { showsKey } from "./keys.ts";
import type { Sender } from "./sender.ts";
import type { Settings } from "./settings.ts";
import { validate } from "./validate.ts";

/** The site's scripts: they show the publishable key, send JSON, and get JSON. */
export const jsonSender = (
  request: Request,
  { publishableKeys }: Pick<Settings, "publishableKeys">,
  headers: Record<string, string>,
): Sender => ({
  async read() {
    if (!(await showsKey(request.headers, publishableKeys))) throw new Refusal("invalid_key");
    return validate(parseJson(await readBody(request, BODY_LIMIT)), "id");
  },
  accepted({ id }, status) {
    const answer: Answer = { id, status };
    return jsonResponse(202, answer, headers);
  },
  refused: (refusal) => refusalResponse(refusal, headers),
});
