import { renderToString } from "react-dom/server";
import { loadOnDemand, onDemand } from "#src/ui/on-demand.tsx";

test("the server renders what is loaded on demand within another", async () => {
  const Outer = onDemand("outer", async () => {
    const Inner = onDemand("inner", async () => () => <b>içteki</b>);
    return () => <Inner />;
  });
  await loadOnDemand();
  expect(renderToString(<Outer />)).toContain("<b>içteki</b>");
});
