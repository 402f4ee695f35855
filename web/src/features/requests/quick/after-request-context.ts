/** What the last screen of the wizard offers, provided by the layout, since it belongs to a feature above this one. */
import { createContext, type ReactNode } from 'react'

export const AfterRequestContext = createContext<ReactNode>(null)
