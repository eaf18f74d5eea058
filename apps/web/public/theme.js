// Runs before the first paint, which a module cannot: the page never flashes in the other theme.
// app/theme.ts takes over from here; both know the same key and attribute.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("leafwalk.theme");
  } catch {
    // Storage can be forbidden; the system's choice is then ours.
  }
  const isDark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
