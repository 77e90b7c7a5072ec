import type { Point } from '@shop/api/images/drawing/shapes';
import { group } from '@shop/api/images/drawing/shapes';

/**
 * The one camera of the catalogue: an orthographic three-quarter view. X runs right, Y up, Z towards the viewer; a
 * turn shows the right-hand side, a tilt shows the top. Planes are affine, so flat art can be laid on any face.
 */
export interface View {
  readonly point: (x: number, y: number, z: number) => Point;
  /** Draws on the plane facing the viewer: u runs right, v down. */
  readonly front: (x: number, y: number, z: number, ...content: readonly string[]) => string;
  /** Draws on the right-hand plane: u runs away from the viewer, v down. */
  readonly side: (x: number, y: number, z: number, ...content: readonly string[]) => string;
  /** Draws on a lying plane: u runs right, v towards the viewer. */
  readonly top: (x: number, y: number, z: number, ...content: readonly string[]) => string;
}

const round = (value: number): string => value.toFixed(4);

export const viewFrom = (turn: number, tilt: number, originX: number, originY: number): View => {
  const sinTurn = Math.sin((turn * Math.PI) / 180);
  const cosTurn = Math.cos((turn * Math.PI) / 180);
  const sinTilt = Math.sin((tilt * Math.PI) / 180);
  const cosTilt = Math.cos((tilt * Math.PI) / 180);
  const point = (x: number, y: number, z: number): Point => [
    originX + x * cosTurn - z * sinTurn,
    originY - y * cosTilt + (x * sinTurn + z * cosTurn) * sinTilt,
  ];
  const plane =
    (u: Point, v: Point) =>
    (x: number, y: number, z: number, ...content: readonly string[]) => {
      const [e, f] = point(x, y, z);
      return group(`transform="matrix(${[u[0], u[1], v[0], v[1], e, f].map(round).join(' ')})"`, ...content);
    };
  const right: Point = [cosTurn, sinTurn * sinTilt];
  const away: Point = [sinTurn, -cosTurn * sinTilt];
  const near: Point = [-sinTurn, cosTurn * sinTilt];
  const down: Point = [0, cosTilt];
  return { point, front: plane(right, down), side: plane(away, down), top: plane(right, near) };
};
