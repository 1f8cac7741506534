import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { codeOf } from '../http/error-filter.js';
import { Audit } from './audit.service.js';
import type { StaffRequest } from './staff-call.js';

/** Writes the entry of each call that `StaffGuard` let in, before it is answered. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly audit: Audit) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { staffCall } = context.switchToHttp().getRequest<StaffRequest>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.audit.finish(staffCall, 'done');
        return answer;
      }),
      catchError(async (error: unknown) => {
        await this.audit.finish(staffCall, codeOf(error));
        throw error;
      }),
    );
  }
}
