// Starts Decap CMS with the settings of this server, and shows why something was not saved until it is.

window.CMS_MANUAL_INIT = true;

// Nobody has to sign in on their own machine: Decap takes this for a sign-in it remembers.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));

/** Decap shows an error in a notice that fades; what is wrong has to stay until it is put right. */
const panel = document.getElementById("refusals");
const ownFetch = window.fetch.bind(window);

window.fetch = async (resource, options) => {
  const response = await ownFetch(resource, options);
  if (!String(resource instanceof Request ? resource.url : resource).endsWith("/api/v1")) return response;
  if (response.status === 422) {
    const { error, refusals = [] } = await response.clone().json();
    show(refusals.length > 0 ? refusals : [{ message: error }]);
  } else if (/"action":"(persist|delete)/.test(String(options?.body ?? ""))) {
    hide();
  }
  return response;
};

function hide() {
  panel.hidden = true;
  panel.replaceChildren();
}

function show(refusals) {
  const list = element("ol");
  for (const { file, field, message, fix } of refusals) {
    const where = [file, field].filter(Boolean).join(": ");
    list.append(
      element(
        "li",
        ...(where ? [element("code", where)] : []),
        element("p", message),
        element("p", fix ?? ""),
      ),
    );
  }
  const close = element("button", "Kapat");
  close.type = "button";
  close.addEventListener("click", hide);
  panel.replaceChildren(element("h2", "Kaydedilmedi"), list, close);
  panel.hidden = false;
}

function element(name, ...children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** Our words over Decap's, section by section. */
function merged(theirs, ours) {
  const entries = Object.entries(ours).map(([key, value]) => [
    key,
    typeof value === "string" ? value : merged(theirs?.[key], value),
  ]);
  return { ...theirs, ...Object.fromEntries(entries) };
}

// A picture that was just added gets its address when the form is saved; until then it is shown from where it came.
let added;
document.addEventListener(
  "change",
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.files?.[0]) added = target.files[0];
  },
  true,
);
document.addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !added) return;
    if (new URL(target.src).pathname.startsWith("/pictures/")) target.src = URL.createObjectURL(added);
  },
  true,
);

// Another form was opened: what was wrong in the last one is no longer in sight.
window.addEventListener("hashchange", hide);

window.addEventListener("load", async () => {
  const { config, phrases } = await (await ownFetch("/settings.json")).json();
  const { CMS } = window;
  CMS.registerLocale("tr", merged(CMS.getLocale("tr"), phrases));
  CMS.init({ config });
});
