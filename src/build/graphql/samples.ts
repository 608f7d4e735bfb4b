import { dig, isRecord } from "../../content-model/walk";
import { type Context, firstNode, type Source } from "./nodes";

/** Whether a document has a part marked as a sample, or shows the laboratory's answers while they are marked. */
async function hasSample(document: Source, _args: unknown, context: Context): Promise<boolean> {
  const sampleAnswers = dig(await firstNode(context, "SiteInfo"), ["practice", "sample"]) === true;
  const isSample = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(isSample);
    if (!isRecord(value)) return false;
    const { sample, practice } = value;
    return (
      sample === true || (sampleAnswers && Array.isArray(practice)) || Object.values(value).some(isSample)
    );
  };
  return isSample(document);
}

const hasSampleField = { hasSample: { type: "Boolean!", resolve: hasSample } };

/** `hasSample`: whether a document's page has a note that it contains samples. */
export const samples = {
  Product: hasSampleField,
  Page: hasSampleField,
  HomePage: hasSampleField,
  ContactPage: hasSampleField,
};
