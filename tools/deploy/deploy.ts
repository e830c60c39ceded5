import { say } from '../tasks/print.ts';
import { deployRequest } from './deploy-request.ts';
import { deployShop } from './deploy-shop.ts';
import { realWorld } from './project-context.ts';

const request = deployRequest(process.argv.slice(2));
if (typeof request === 'string') {
  say(request);
  process.exitCode = 1;
} else {
  process.exitCode = await deployShop(realWorld(request.project), request);
}
