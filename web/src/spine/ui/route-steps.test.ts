import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

test('with the newest on top, the line down from what is only planned is dotted', () => {
  const steps = (['ahead', 'current', 'done'] as const).map((state) => ({ key: state, label: state, state }))
  const drawn = renderToStaticMarkup(
    createElement(RouteSteps, { label: 'Olaylar', steps, newestFirst: true }),
  )
  expect([...drawn.matchAll(/<line[^>]*>/g)].map(([line]) => line.includes('route-dots'))).toEqual([
    true,
    false,
  ])
})
