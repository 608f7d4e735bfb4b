import type { GatsbyNode } from "gatsby";
import { brandFile } from "../content-model/brand-files";
import { parseSourceFile } from "../content-model/documents";
import { isHidden } from "../content-model/hidden";
import { isRecord } from "../content-model/walk";
import { writePalette } from "./brand";
import { gatsbyState } from "./gatsby-state";

/**
 * Creates a node for each document that is shown, with the parser of the content check, so that both read the same
 * values. In `npm run develop` colours are shown as they are chosen.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  loadNodeContent,
  createNodeId,
  createContentDigest,
  store,
}) => {
  if (node.internal.mediaType !== "text/yaml") return;
  const path = String(node.relativePath);
  if (path === brandFile) writePalette(gatsbyState(store).program.directory);
  const { kind, value } = parseSourceFile(path, await loadNodeContent(node));
  if (!kind || !isRecord(value) || isHidden(value)) return;
  const document = {
    ...value,
    id: createNodeId(`${node.id} >>> document`),
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest(value) },
  };
  await actions.createNode(document);
  actions.createParentChildLink({ parent: node, child: document });
};
