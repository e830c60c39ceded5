import { print } from '../tasks/print.ts';
import { parseDeployRequest } from './deploy-request.ts';
import { deployShop } from './deploy-shop.ts';
import { createDeployContext } from './project-context.ts';

const request = parseDeployRequest(process.argv.slice(2));
if (typeof request === 'string') {
  print(request);
  process.exitCode = 1;
} else {
  process.exitCode = await deployShop(createDeployContext(request.project), request);
}
