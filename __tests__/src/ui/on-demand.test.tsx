import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { loadOnDemand, onDemand } from "../../../src/ui/on-demand";

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;

test("renders the component once its code is loaded", async () => {
  const Late = onDemand(async () => Greeting);
  render(
    <Suspense>
      <Late name="Merhaba" />
    </Suspense>,
  );
  expect(await screen.findByText("Merhaba")).toBeInTheDocument();
});

test("fetches the code only when it is needed", async () => {
  let need: () => void = () => undefined;
  const load = jest.fn(async () => Greeting);
  const Late = onDemand(load, () => new Promise<void>((resolve) => (need = resolve)));
  render(
    <Suspense>
      <Late name="Merhaba" />
    </Suspense>,
  );
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  await act(async () => need());
  expect(screen.getByText("Merhaba")).toBeInTheDocument();
});

test("renders on the server after loading all code", async () => {
  const Late = onDemand(async () => Greeting);
  await loadOnDemand();
  expect(renderToString(<Late name="Merhaba" />)).toBe("<p>Merhaba</p>");
});
