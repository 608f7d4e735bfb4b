import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { onDemand } from "../../../src/ui/on-demand";

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;

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
