/** How a shape of a drawing is filled and stroked: its own props, and what it inherits from the groups around it. */
import { numberOr, type Props } from '../props';

export interface Look {
  readonly fill: unknown;
  readonly fillOpacity: number;
  readonly fillRule: number;
  readonly stroke: unknown;
  readonly strokeOpacity: number;
  readonly strokeWidth: unknown;
  readonly strokeLinecap: number;
  readonly strokeLinejoin: number;
  readonly strokeMiterlimit: number;
  readonly strokeDasharray: unknown;
  readonly strokeDashoffset: number;
  /** `currentColor`. */
  readonly color: unknown;
  readonly font: Props;
}

export const BLACK = { type: 0, payload: 0xff000000 };

export const PLAIN: Look = {
  fill: BLACK,
  fillOpacity: 1,
  fillRule: 1,
  stroke: null,
  strokeOpacity: 1,
  strokeWidth: 1,
  strokeLinecap: 0,
  strokeLinejoin: 0,
  strokeMiterlimit: 4,
  strokeDasharray: null,
  strokeDashoffset: 0,
  color: null,
  font: {},
};

/** `propList` names what a node sets itself; all else comes from its group. */
export function lookOf(props: Props, around: Look): Look {
  const own: readonly unknown[] = Array.isArray(props.propList) ? props.propList : [];
  const value = <T>(name: keyof Look, inherited: T, read: (given: unknown) => T): T =>
    own.includes(name) ? read(props[name]) : inherited;
  const asIs = (given: unknown) => given;
  const number = (otherwise: number) => (given: unknown) => numberOr(given, otherwise);
  return {
    fill: value('fill', around.fill, asIs),
    fillOpacity: value('fillOpacity', around.fillOpacity, number(1)),
    fillRule: value('fillRule', around.fillRule, number(1)),
    stroke: value('stroke', around.stroke, asIs),
    strokeOpacity: value('strokeOpacity', around.strokeOpacity, number(1)),
    strokeWidth: value('strokeWidth', around.strokeWidth, asIs),
    strokeLinecap: value('strokeLinecap', around.strokeLinecap, number(0)),
    strokeLinejoin: value('strokeLinejoin', around.strokeLinejoin, number(0)),
    strokeMiterlimit: value('strokeMiterlimit', around.strokeMiterlimit, number(4)),
    strokeDasharray: value('strokeDasharray', around.strokeDasharray, asIs),
    strokeDashoffset: value('strokeDashoffset', around.strokeDashoffset, number(0)),
    color: props.color ?? around.color,
    font: { ...around.font, ...((props.font as Props | null | undefined) ?? {}) },
  };
}
