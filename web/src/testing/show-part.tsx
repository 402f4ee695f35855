/** A part by itself inside the page of the test, removed when the test has ended. */
import '#assembly/app.css'
import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished } from 'vitest'
import { inColours, onScreen, type Screen } from '#testing/expect-accessible.ts'

export async function showPart(part: ReactNode, screen: Screen = 'desktop', address = '/'): Promise<void> {
  await onScreen(screen)
  await inColours('light')
  const place = document.body.appendChild(document.createElement('main'))
  place.id = 'main'
  place.tabIndex = -1
  const root = createRoot(place)
  root.render(
    <Tooltip.Provider>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })}
      />
    </Tooltip.Provider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}
