/** The icon of a close button, drawn without React. */

const SVG = 'http://www.w3.org/2000/svg';

/** @returns a cross of 20 pixels in the color of the text */
export function closeIcon(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const cross = document.createElementNS(SVG, 'path');
  cross.setAttribute('d', 'M5 5 15 15M15 5 5 15');
  const attributes = {viewBox: '0 0 20 20', width: '20', height: '20', 'aria-hidden': 'true'};
  Object.entries(attributes).forEach(([name, value]) => icon.setAttribute(name, value));
  icon.append(cross);
  return icon;
}
