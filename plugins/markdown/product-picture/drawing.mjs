/**
 * Draws the marks of a picture as the content of an `<svg>` on top of it. Positions are percentages, so that they scale
 * with the picture, while lines and numbers keep their size; they are attributes because the content policy forbids
 * styles. Plain JavaScript, because a loader of the bundler uses it without a TypeScript step.
 *
 * @typedef {import('../../../src/features/pictures/model').Box} Box
 * @typedef {import('../../../src/features/pictures/model').Mark} Mark
 * @typedef {import('../../../src/features/pictures/model').PictureFacts} PictureFacts
 */

/** Radius of a number's circle, in screen pixels. */
export const RADIUS = 10;

/** Screen pixels between a rectangle and its number. */
const GAP = 3;

/** Width of a picture on a phone, where the numbers must also fit. */
const NARROWEST = 320;

/** Picture pixels between what is marked and the frame around it. */
const AIR = 2;

/** Picture pixels between a frame and the edge of the picture, where half of the line would be cropped. */
const EDGE = 1;

/** The edge of a spot fades over this many picture pixels, in as many layers. */
const FADES = [0, 3, 6, 9];
const SPOT_CORNER = 8;

/** Possible positions of a number, the best first: a corner of its rectangle and an offset in radii, or in gaps. */
const SIDES = [
  // It touches the corner from outside.
  {atX: 0, atY: 0, dx: -0.72, dy: -0.72, gap: 0},
  {atX: 0, atY: 0.5, dx: -1, dy: 0, gap: 1},
  {atX: 1, atY: 0.5, dx: 1, dy: 0, gap: 1},
  {atX: 0, atY: 0, dx: 1, dy: -1, gap: 1},
  {atX: 0, atY: 1, dx: 1, dy: 1, gap: 1},
];

/** @param {number} value */
const short = (value) => String(Math.round(value * 100) / 100);

/** @param {number} part @param {number} whole */
const percent = (part, whole) => `${short((part / whole) * 100)}%`;

/** @param {Box} one @param {Box} other */
function overlaps(one, other) {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** A number at one side of a mark: its anchor on the picture, and the offset from it in screen pixels. */
function numberAt({x, y, width, height}, side) {
  const offset = (direction) => direction * RADIUS + Math.sign(direction) * side.gap * GAP;
  return {
    x: x + side.atX * width,
    y: y + side.atY * height,
    dx: offset(side.dx),
    dy: offset(side.dy),
  };
}

/** The area of a number on the narrowest screen, in picture pixels. */
function roomOf({x, y, dx, dy}, pictureWidth) {
  const scale = Math.max(1, pictureWidth / NARROWEST);
  const radius = RADIUS * scale;
  return {
    x: x + dx * scale - radius,
    y: y + dy * scale - radius,
    width: 2 * radius,
    height: 2 * radius,
  };
}

/**
 * Chooses the position of each number: within the picture, beside its rectangle, and away from all others.
 *
 * @param {PictureFacts} picture
 * @returns positions of the marks' numbers, in the order of the marks
 */
export function numberPlaces({width, height, marks = []}) {
  const inside = (room) =>
    room.x >= 0 && room.y >= 0 && room.x + room.width <= width && room.y + room.height <= height;
  const taken = [];
  return marks.map((mark) => {
    const choices = SIDES.map((side) => {
      const place = numberAt(mark, side);
      const room = roomOf(place, width);
      // The number may touch the corner, which is empty.
      const others = [...marks.filter((other) => other !== mark), ...taken];
      return {place, room, free: inside(room) && !others.some((other) => overlaps(room, other))};
    });
    const chosen =
      choices.find(({free}) => free) ?? choices.find(({room}) => inside(room)) ?? choices[0];
    taken.push(chosen.room);
    return chosen.place;
  });
}

/** @param {Mark} mark @param {ReturnType<typeof numberAt>} place @param {PictureFacts} picture */
function drawMark(mark, place, {width, height}) {
  const [left, top] = [Math.max(EDGE, mark.x - AIR), Math.max(EDGE, mark.y - AIR)];
  const right = Math.min(width - EDGE, mark.x + mark.width + AIR);
  const bottom = Math.min(height - EDGE, mark.y + mark.height + AIR);
  const frame =
    `x="${percent(left, width)}" y="${percent(top, height)}" ` +
    `width="${percent(right - left, width)}" height="${percent(bottom - top, height)}" rx="4"`;
  const [x, y] = [short(place.dx), short(place.dy)];
  return (
    `<rect class="picture-halo" ${frame}/><rect class="picture-frame" ${frame}/>` +
    `<svg class="picture-number" x="${percent(place.x, width)}" y="${percent(place.y, height)}">` +
    `<circle cx="${x}" cy="${y}" r="${RADIUS}"/><text x="${x}" y="${y}" dy="0.35em">${mark.n}</text></svg>`
  );
}

/** @param {Box} box @returns {string} path of a rectangle with rounded corners */
function roundPath({x, y, width, height}, radius) {
  const r = short(Math.min(radius, width / 2, height / 2));
  const [w, h] = [short(width - 2 * r), short(height - 2 * r)];
  const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${short(x + Number(r))} ${short(y)}h${w}${arc(r, r)}v${h}${arc(-r, r)}` +
    `h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`
  );
}

/** @param {Box} spot @param {PictureFacts} picture */
function drawSpot(spot, {width, height}) {
  const layers = FADES.map((fade) => {
    const hole = {
      x: spot.x - fade,
      y: spot.y - fade,
      width: spot.width + 2 * fade,
      height: spot.height + 2 * fade,
    };
    return `<path fill-rule="evenodd" d="M0 0H${width}V${height}H0z${roundPath(hole, SPOT_CORNER + fade)}"/>`;
  });
  return `<svg class="picture-dim" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${layers.join('')}</svg>`;
}

/**
 * @param {PictureFacts} picture
 * @returns {string} what is drawn over it; empty if there is nothing
 */
export function drawingOf(picture) {
  const {marks = [], spot} = picture;
  const places = numberPlaces(picture);
  const drawn = marks.map((mark, i) => drawMark(mark, places[i], picture));
  return [...(spot ? [drawSpot(spot, picture)] : []), ...drawn].join('');
}
