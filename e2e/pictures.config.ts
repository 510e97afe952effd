/** `npm run pictures`: the journeys' browser and site, but the pictures instead of the journeys. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig(journeys, { testMatch: 'pictures.ts', reporter: 'list' });
