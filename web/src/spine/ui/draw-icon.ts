/** How an icon of lucide is drawn, in place of the library's own way, which can do more than is used here. */
import { createElement, type SVGProps } from 'react'

type Icon = { name: string; node: readonly (readonly [tag: string, attributes: { key: string }])[] }

const says = /^(aria-|role$|title$)/

export function createIcon({ name, node }: Icon) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', ...given }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': Object.keys(given).some((each) => says.test(each)) ? undefined : true,
        ...given,
      },
      children,
    )
}
