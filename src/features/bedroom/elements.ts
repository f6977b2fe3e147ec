/** Creates an element with classes and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** Creates an SVG element with attributes and children. */
export function draw(name: string, attributes: Record<string, string>, ...children: Node[]) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Copies a drawing of the sound guide. Its ids stay unique; what they name is found in the page. */
export function copyOf(drawing: SVGElement) {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("class", "bedroom-mark");
  for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
  return copy;
}
