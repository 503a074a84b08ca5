import { testViews } from './test-views.ts';

testViews('phone');
