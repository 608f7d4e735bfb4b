import { type Copy, listAt } from "../copy.ts";

/** One group of the team more, with a number of its own. */
export function addTeamGroup({ edit }: Copy): void {
  edit("pages/about.yaml", (about) => {
    listAt(about, "team", "groups").add(
      about.createNode({
        number: 2,
        label: "Kurye",
        description: "Ölçüleri kliniklerden alır, biten işleri teslim eder.",
      }),
    );
  });
}
