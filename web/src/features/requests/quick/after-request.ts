/** What the portal offers somebody who has just sent a request: given by the layout, since this feature does not know it. */
import { createContext, type ReactNode } from 'react'

export const AfterRequestContext = createContext<ReactNode>(null)
