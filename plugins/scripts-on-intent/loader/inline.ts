// Stands in every page, so it is short: what cannot wait for the loader, and what has to be done if the loader never comes.

/** Milliseconds a page waits for the loader; longer than the slowest connection needs for so small a file. */
const patience = 10_000;

const root = document.documentElement;

/** The page takes the form it has without scripts. */
const fail = () => root.setAttribute("data-scripts", "failed");

// A choice that the address names is made before the page is seen.
for (const [name, value] of new URLSearchParams(location.search)) {
  for (const radio of document.querySelectorAll<HTMLInputElement>("[type=radio]")) {
    if (radio.name === name && radio.value === value) radio.checked = true;
  }
}
addEventListener(
  "error",
  ({ target }) => target instanceof Element && target.matches("[data-path]") && fail(),
  true,
);
setTimeout(() => root.hasAttribute("data-loader") || fail(), patience);

export {};
