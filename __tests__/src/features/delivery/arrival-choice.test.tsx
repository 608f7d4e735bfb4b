import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { deliveryStrings } from "#src/domain/delivery/delivery-strings.ts";
import { ArrivalChoice } from "#src/features/delivery/arrival-choice.tsx";
import { renderWithSite } from "../../../support/render-with-site";

const today = "2026-11-25";

function Chooser() {
  const [chosen, setChosen] = useState<string>();
  const props = { legend: "", today, until: "2027-12-31", chosen };
  return <ArrivalChoice {...props} onChoose={(day) => setChosen(day === today ? undefined : day)} />;
}

const radio = (name: string) => screen.getByRole("radio", { name });
const field = () => screen.getByLabelText(deliveryStrings.chooseDay);

test("another day deselects today and tomorrow", () => {
  renderWithSite(<Chooser />);
  fireEvent.change(field(), { target: { value: "2026-12-03" } });
  expect(radio(deliveryStrings.today)).not.toBeChecked();
  expect(radio(deliveryStrings.tomorrow)).not.toBeChecked();
  expect(field()).toHaveValue("2026-12-03");
  expect(screen.getByText("3 Aralık")).toBeInTheDocument();
});

test("keys change a date past tomorrow", () => {
  renderWithSite(<Chooser />);
  act(() => field().focus());
  for (const day of ["2026-11-27", "2026-11-26", "2026-11-25", "2026-12-25"]) {
    fireEvent.change(field(), { target: { value: day } });
    expect(field()).toHaveValue(day);
  }
  fireEvent.change(field(), { target: { value: "2026-11-26" } });
  act(() => field().blur());
  expect(radio(deliveryStrings.tomorrow)).toBeChecked();
  expect(field()).toHaveValue("");
});
